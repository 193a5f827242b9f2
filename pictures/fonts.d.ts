// Style sheets of fonts, imported for what they do. They need not be installed: pictures/package.json.
declare module '@fontsource/*'
declare module '@fontsource-variable/*'
