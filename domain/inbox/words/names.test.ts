import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { enquiryName, firstNameOf, initialsOf } from './names.ts'

test('a colleague is called by the first name, and shown by two letters', () => {
  expect(['Pieter Louw', ' Thandeka  Nkosi', 'Sipho'].map(firstNameOf)).toEqual([
    'Pieter',
    'Thandeka',
    'Sipho',
  ])
  expect(['Thandeka Nkosi', 'Sipho', 'Jan van der Merwe', '😀 Zulu', ''].map(initialsOf)).toEqual([
    'TN',
    'S',
    'JM',
    '😀Z',
    '',
  ])
  expect(enquiryName(4412)).toBe('E-4412')
})

test('no word of the inbox says he or she', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
  for (const name of files) {
    const source = readFileSync(`${import.meta.dirname}/${name}`, 'utf8')
    expect(source, name).not.toMatch(/\b(?:he|she|his|her|hers|him)\b/i)
  }
})
