import { pictureConfig } from '../fixtures/picture-config.ts'

/** `npm run browsers [-- -g part of a browser's name]`: the main journeys in old and other browsers, with pictures in browser-shots/index.html. */
export default pictureConfig('browser-shots')
