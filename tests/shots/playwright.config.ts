import { pictureConfig } from '../fixtures/picture-config.ts'

/** `npm run shots [-- -g part of an address or state]`: every page and state of site and inbox, as pictures in shots/index.html. */
export default pictureConfig('shots')
