import { beforeEach, inject } from 'vitest'

// Reported as skipped, never as passed, where PostgreSQL is not installed.
beforeEach(({ skip }) => skip(inject('postgresUrl') === null))
