/** What a client gets of the code with the last instalment: true of a licence to the shared base and of work made for one. */
export const CODE_SENTENCE =
  'You get a copy of the code and a lasting licence to use it; what is made for you alone is yours.'
