import type { Person } from '../../../domain/content/company.ts'

const files = import.meta.glob<string>('../../../content/people/*.{jpg,png,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * The people with the addresses of their pictures; null for one without.
 *
 * @throws {Error} naming a picture that is not in content/people
 */
export function withPictures(people: ReadonlyArray<Person>): Array<Person & { pictureUrl: string | null }> {
  return people.map((person) => ({ ...person, pictureUrl: person.picture ? urlOf(person.picture) : null }))
}

function urlOf(picture: string): string {
  const url = files[`../../../content/people/${picture}`]
  if (url === undefined) throw new Error(`content/company.json: people: no picture content/people/${picture}`)
  return url
}
