/** The name of the database, by which a page can tell whether this browser has a shop before it loads anything. */
export const DATABASE_NAME = 'kiaat-demo'
