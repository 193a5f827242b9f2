/**
 * What isiZulu calls products that the shop has, one and several of them; written as in afrikaans.ts. Only common and certain words;
 * a speaker is to read them before launch. `ukhamba` and `ilala` are the shop's own words already.
 */
export const ISIZULU: Readonly<Record<string, string>> = {
  isihlalo: 'chair|stool',
  izihlalo: 'chair|stool',
  isitulo: 'chair',
  izitulo: 'chair',
  ibhentshi: 'bench',
  amabhentshi: 'bench',
  itafula: 'table',
  amatafula: 'table',
  isibani: 'lamp|pendant',
  izibani: 'lamp|pendant',
  ingubo: 'throw',
  izingubo: 'throw',
  umcamelo: 'cushion',
  imicamelo: 'cushion',
  icansi: 'rush rug|rug',
  amacansi: 'rush rug|rug',
  isitsha: 'bowl',
  izitsha: 'bowl',
  inkomishi: 'mug',
  izinkomishi: 'mug',
  imbiza: 'pot|planter',
  izimbiza: 'pot|planter',
  izinkamba: 'ukhamba',
  ubhasikidi: 'basket',
  obhasikidi: 'basket',
  isibuko: 'mirror',
  izibuko: 'mirror',
}
