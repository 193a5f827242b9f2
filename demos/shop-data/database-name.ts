/** By which a page sees, before anything is loaded, whether this browser has a shop. */
export const DATABASE_NAME = 'kiaat-demo'
