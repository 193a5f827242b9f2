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

test.each([
  ['its form', sampleLead(1), 'ai-chatbot', ['AI chatbot']],
  ['its form and plan', sampleLeadPlan(1), 'ai-chatbot', ['AI chatbot']],
  ['its plan', samplePlan(1), 'website', ['Website']],
  ['what the visitor saw', sampleBrand(1), 'ecommerce', ['Ecommerce with admin dashboard']],
  [
    'a product that is no longer offered',
    sampleLead(1, { category: 'Fax machine' }),
    'Fax machine',
    ['Fax machine'],
  ],
  ['a category', sampleContact(1), 'Web development', []],
  ['the newsletter', sampleNewsletter(1), 'Newsletter', []],
])('the topic and the products of an enquiry are those of %s', (_source, enquiry, topic, products) => {
  expect(topicOf(enquiry, NAMES)).toBe(topic)
  expect(namedProducts(enquiry, NAMES)).toEqual(products)
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
