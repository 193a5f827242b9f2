export const BANNER_ID = 'counting'
export const CHANGE_BUTTON_ID = 'counting-change'
/** The placeholder of the measurement id: the server inserts its own, or removes the whole section from the page. */
export const MEASUREMENT_ID = 'MEASUREMENT_ID'
