import { expect, test } from 'vitest'
import {
  sampleBrand,
  sampleContact,
  sampleLead,
  sampleLeadPlan,
  sampleNewsletter,
  samplePlan,
} from '../../enquiry/samples/enquiries.ts'
import { namedProducts, topicOf, topicsOf } from './topics.ts'

const NAMES = { ecommerce: 'Ecommerce with admin dashboard', 'ai-chatbot': 'AI chatbot', website: 'Website' }

test('an enquiry is about the product of its form or plan, or the one the visitor saw; else its category', () => {
  const all = [
    sampleLead(1),
    sampleLeadPlan(2),
    samplePlan(3),
    sampleBrand(4),
    sampleContact(5),
    sampleLead(6, { category: 'Fax machine' }),
    sampleNewsletter(7),
  ]
  expect(all.map((enquiry) => topicOf(enquiry, NAMES))).toEqual([
    'ai-chatbot',
    'ai-chatbot',
    'website',
    'ecommerce',
    'Web development',
    'Fax machine',
    'Newsletter',
  ])
  expect(all.map((enquiry) => namedProducts(enquiry, NAMES))).toEqual([
    ['AI chatbot'],
    ['AI chatbot'],
    ['Website'],
    ['Ecommerce with admin dashboard'],
    [],
    ['Fax machine'],
    [],
  ])
})

test('every product and every category of the contact form can be chosen', () => {
  expect(topicsOf(NAMES).map(({ name }) => name)).toEqual([
    'Ecommerce with admin dashboard',
    'AI chatbot',
    'Website',
    'Contact form: Web development',
    'Contact form: Mobile app development',
    'Contact form: White label solution',
    'Contact form: Other',
  ])
})
