/// <reference types="vite/client" />

/** The company's trading name, put in by the build. */
declare const COMPANY_NAME: string
