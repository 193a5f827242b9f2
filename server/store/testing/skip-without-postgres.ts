import { beforeEach, inject } from 'vitest'

// Reported as skipped, never as passed, if PostgreSQL is not installed.
beforeEach(({ skip }) => skip(inject('postgresUrl') === null))
