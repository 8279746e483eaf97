import { vi } from 'vitest'

// A module that another file replaced, or loaded as it is: this file loads those of this house anew.
vi.resetModules()
