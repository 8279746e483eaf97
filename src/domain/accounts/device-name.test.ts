import { describe, expect, it } from 'vitest'
import { deviceName } from './device-name'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox sur Windows'],
    [`${MAC}/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, 'Safari sur Mac'],
    [`${MAC}/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, 'Chrome sur Mac'],
    [`${MAC}/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge sur Mac'],
    [`${IPHONE} (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome sur iPhone'],
    [`${IPHONE} (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari sur iPhone'],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S901B) SamsungBrowser/25.0 Chrome/121.0 Safari/537.36',
      'Samsung Internet sur Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36', 'Chrome sur Linux'],
    ['Mozilla/5.0 Firefox/140.0', 'Firefox'],
    ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
    ['curl/8.5.0', 'Appareil inconnu'],
    ['', 'Appareil inconnu'],
    [null, 'Appareil inconnu'],
  ])('%s', (userAgent, expected) => {
    expect(deviceName(userAgent)).toBe(expected)
  })
})
