/** So many enquiries of one mailbox are confirmed in 24 hours, whoever types it in: nobody is to be pestered through us. */
export const CONFIRMATIONS_A_DAY = 3
