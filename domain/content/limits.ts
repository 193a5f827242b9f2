/** How many entries a list of the site may have: fewer look unfinished, and more do not fit. */
export type Limits = { min: number; max: number }

/** Values, principles, steps, services, and the questions of home. */
export const SHORT_LIST: Limits = { min: 3, max: 8 }
/** Questions of home with visible answers. */
export const SHORT_QUESTIONS: Limits = { min: 1, max: 4 }
/** Questions below the calculator. */
export const MORE_QUESTIONS: Limits = { min: 1, max: 30 }
/** The points that a product includes, and its integrations. */
export const POINTS: Limits = { min: 3, max: 10 }
export const FEATURES: Limits = { min: 4, max: 16 }
export const OTHER_COSTS: Limits = { min: 1, max: 20 }
