export const BANNER_ID = 'counting'
export const CHANGE_ID = 'counting-change'
/** The build knows no measurement id: the server puts its own in this place, or takes the whole out of the page. */
export const MEASUREMENT_ID = 'MEASUREMENT_ID'
