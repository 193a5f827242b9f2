/// <reference types="vite/client" />

/** The company's trading name, inserted by the build. */
declare const COMPANY_NAME: string
