// Style sheets of fonts, imported for their side effects. They need not be installed: pictures/package.json.
declare module '@fontsource/*'
declare module '@fontsource-variable/*'
