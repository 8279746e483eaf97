const shared = globalThis as typeof globalThis & { lagopedeOwnPort?: number }

/** Says on which port of loopback this process alone listens: others may share the site's. */
export const openOwnDoor = (port: number): void => {
  shared.lagopedeOwnPort = port
}

/** The address by which this process reaches itself. Throws until it listens there. */
export const ownAddress = (): string => {
  if (shared.lagopedeOwnPort === undefined) throw new Error('This process does not listen yet.')
  return `http://127.0.0.1:${String(shared.lagopedeOwnPort)}`
}
