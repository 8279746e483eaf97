/**
 * How the second factor of an account was given: by a code, a recovery code, its set-up of this moment, or before, when
 * the session that is open now was opened. Only what has checked one of these makes it.
 */
export type SecondFactorProof = { userId: number; by: 'code' | 'recovery_code' | 'set_up' | 'open_session' }
