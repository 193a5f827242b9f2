import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

type Options = { options: { challenge?: unknown; rp?: unknown; rpId?: unknown; user?: unknown } }

/** Deviations from a correct response, for tests. */
type Deviations = {
  origin?: string
  rpId?: string
  isVerified?: boolean
  challenge?: string
  userHandle?: string
}

/** A passkey for tests: a real key pair that responds like an authenticator and its browser. */
export class SoftPasskey {
  readonly id = randomBytes(32).toString('base64url')
  private readonly origin: string
  private readonly key: { publicKey: KeyObject; privateKey: KeyObject }
  private counter = 0
  private userHandle = ''

  constructor(origin: string) {
    this.origin = origin
    this.key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** Responds to the options of a new passkey. */
  make({ options }: Options, deviations: Deviations = {}) {
    this.userHandle = String(Reflect.get(Object(options.user), 'id'))
    const rpId = deviations.rpId ?? String(Reflect.get(Object(options.rp), 'id'))
    const authData = Buffer.concat([
      this.authenticatorData(rpId, HAS_CREDENTIAL, deviations),
      this.credentialData(),
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    const attestationObject = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', String(options.challenge), deviations).toString(
        'base64url',
      ),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Responds to the options of a sign-in. */
  use({ options }: Options, deviations: Deviations = {}) {
    const authenticatorData = this.authenticatorData(deviations.rpId ?? String(options.rpId), 0, deviations)
    const clientData = this.clientData('webauthn.get', String(options.challenge), deviations)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.key.privateKey).toString('base64url'),
      userHandle: deviations.userHandle ?? this.userHandle,
    })
  }

  private credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private clientData(type: string, challenge: string, deviations: Deviations): Buffer {
    const { origin = this.origin } = deviations
    return Buffer.from(
      JSON.stringify({ type, challenge: deviations.challenge ?? challenge, origin, crossOrigin: false }),
    )
  }

  /** https://www.w3.org/TR/webauthn-3/#authenticator-data */
  private authenticatorData(rpId: string, flags: number, { isVerified = true }: Deviations): Buffer {
    this.counter += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), counter])
  }

  private credentialData(): Buffer {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' })
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const key = isoCBOR.encode(cose as Parameters<typeof isoCBOR.encode>[0])
    return Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(key)])
  }
}
