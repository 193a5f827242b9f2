/** In a file of its own, so that a page can ask whether this browser has a shop before it loads any other code. */
export const DATABASE_NAME = 'kiaat-demo'
