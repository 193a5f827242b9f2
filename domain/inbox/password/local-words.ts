/** Whatever of these a password holds, a guesser from here tries early. Lower case, no spaces; the common ones of the world are zxcvbn's. */
export const COMMON_WORDS: ReadonlyArray<string> = listOf(`
  admin administrator changeme correcthorsebatterystaple default iloveyou letmein login manager office password qwerty secret
  test user welcome
  blessed braai braaivleis boerewors dankie geheim goeiemore jesus lekker liefde totsiens verjaarsdag wagwoord welkom
  amandla impilo iphasiwedi jabulani ngiyabonga nkosi sawubona siyabonga ubuntu unkulunkulu uthando
  capetown ikapa kaapstad durban ethekwini johannesburg joburg jozi egoli pretoria tshwane soweto bloemfontein mangaung gqeberha
  portelizabeth eastlondon polokwane nelspruit mbombela kimberley pietermaritzburg rustenburg stellenbosch sandton centurion midrand
  southafrica suidafrika mzansi gauteng limpopo mpumalanga kwazulunatal kwazulu freestate westerncape easterncape northerncape
  tablemountain
  springboks springbok bokke amabokoboko proteas bafanabafana bafana kaizerchiefs amakhosi orlandopirates pirates sundowns mamelodi
  bluebulls bulls stormers sharks lions cheetahs rugby soccer cricket football
`)

/** Of the calendar, in English and Afrikaans. */
export const CALENDAR_WORDS: ReadonlyArray<string> = listOf(`
  january february march april may june july august september october november december
  januarie februarie maart mei junie julie augustus oktober desember
  monday tuesday wednesday thursday friday saturday sunday
  maandag dinsdag woensdag donderdag vrydag saterdag sondag
  spring summer autumn winter lente somer herfs christmas kersfees
`)

function listOf(words: string): Array<string> {
  return words.trim().split(/\s+/)
}
