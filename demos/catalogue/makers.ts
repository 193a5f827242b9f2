import type { Maker } from './product.ts'

/** Sixteen workshops, all invented. */
export const MAKERS = {
  bench: { name: 'Kiaat & Co bench', place: 'Maboneng', makes: 'furniture' },
  saltriver: { name: 'Albert Road Joinery', place: 'Woodstock', makes: 'furniture' },
  knysna: { name: 'Forest Edge Turners', place: 'Knysna', makes: 'turned wood' },
  boland: { name: 'Riem & Stinkwood', place: 'Paarl', makes: 'chairs and riempie' },
  braam: { name: 'Juta Street Metal', place: 'Braamfontein', makes: 'brass and steel' },
  hogsback: { name: 'Mist Kiln', place: 'Hogsback', makes: 'stoneware' },
  rorke: { name: 'Buffalo River Looms', place: 'Rorke’s Drift', makes: 'rugs and weaving' },
  midlands: { name: 'Lidgetton Clay', place: 'Midlands', makes: 'porcelain' },
  venda: { name: 'Mukondeni Pots', place: 'Thohoyandou', makes: 'earthenware' },
  karoo: { name: 'Camdeboo Mohair', place: 'Graaff-Reinet', makes: 'mohair' },
  silk: { name: 'Klein Drakensberg Silk', place: 'Graskop', makes: 'wild silk' },
  cotton: { name: 'Stockenström Mill', place: 'Cradock', makes: 'cotton and linen' },
  zulu: { name: 'Ilala Weavers’ Table', place: 'Hlabisa', makes: 'baskets' },
  cane: { name: 'Durban Cane Works', place: 'Umbilo', makes: 'cane and rush' },
  glass: { name: 'Ngwenya Road Glazing', place: 'Barberton', makes: 'mirrors' },
  garden: { name: 'Stone & Saligna', place: 'White River', makes: 'garden things' },
} as const satisfies Record<string, Maker>

export type WorkshopKey = keyof typeof MAKERS
