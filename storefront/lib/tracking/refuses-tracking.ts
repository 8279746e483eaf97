// https://www.w3.org/TR/gpc/ and the older signal that browsers still send.
/** Whether the browser itself says « do not track me ». */
export const refusesTracking = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1'
