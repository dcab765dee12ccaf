import { afterAll, expect } from 'vitest'

/** React's version follows from it when it is loaded, in files that share what they load for all that come later. */
const { NODE_ENV } = process.env

afterAll(() => {
  expect(process.env.NODE_ENV, 'builds and previews belong in a process of their own: vitest.config.ts').toBe(NODE_ENV)
})
