import type { CalendarDate } from '../wording/dates.ts'

export type Tender = {
  title: string
  /** Its name in the calendar. */
  short: string
  reference: string
  buyer: string
  province: string
  /** CIDB grade and class of works. */
  grade: string
  briefing: { date: CalendarDate; time: string }
  closing: { date: CalendarDate; time: string }
}

/** The tender that the pictures follow. */
export const ROAD: Tender = {
  title: 'Resealing of streets, wards 4 and 7',
  short: 'Streets',
  reference: 'LKM 31/2026',
  buyer: 'Langkloof Municipality',
  province: 'Eastern Cape',
  grade: '4CE',
  briefing: { date: '2026-11-10', time: '11:00' },
  closing: { date: '2026-11-24', time: '11:00' },
}

const PIPES: Tender = {
  title: 'Stormwater pipes, phase 2',
  short: 'Pipes',
  reference: 'MZD 118/26',
  buyer: 'Mzintlava District',
  province: 'KwaZulu-Natal',
  grade: '4CE',
  briefing: { date: '2026-11-18', time: '09:00' },
  closing: { date: '2026-12-04', time: '12:00' },
}

const FENCING: Tender = {
  title: 'Clinic fencing and gates',
  short: 'Clinics',
  reference: 'PH 07/26',
  buyer: 'Provincial Health',
  province: 'Free State',
  grade: '2SQ',
  briefing: { date: '2026-11-26', time: '10:00' },
  closing: { date: '2026-12-07', time: '11:00' },
}

const SCHOOLS: Tender = {
  title: 'Toilet blocks at four schools',
  short: 'Schools',
  reference: 'PE 226/26',
  buyer: 'Provincial Education',
  province: 'Limpopo',
  grade: '3GB',
  briefing: { date: '2026-11-30', time: '08:30' },
  closing: { date: '2026-12-09', time: '11:00' },
}

/** Closed before today, so only the calendar shows it. */
export const PAVING: Tender = {
  title: 'Block paving at the taxi rank',
  short: 'Paving',
  reference: 'LKM 24/2026',
  buyer: 'Langkloof Municipality',
  province: 'Eastern Cape',
  grade: '3CE',
  briefing: { date: '2026-11-04', time: '10:00' },
  closing: { date: '2026-11-13', time: '12:00' },
}

export const OPEN_TENDERS = [ROAD, PIPES, FENCING, SCHOOLS]
export const HIDDEN_NOTICES = 37
