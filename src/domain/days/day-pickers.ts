/** What a person writes a day as, in the panel; the last of them that fits is the one read. */
const DAYS = ['d MMM yyyy', 'd MMMM yyyy', 'd/M/yyyy', 'd/M/yy', 'd-M-yyyy', 'd.M.yyyy', 'yyyy-MM-dd']
const TIMES = ['HH:mm', "H'h'mm"]

/**
 * A calendar whose day is shown as « 2 janv. 2027 ». What is typed is read by the formats above alone: with a single format,
 * react-datepicker hands what does not fit it to `new Date`, which takes 02/01/2027 for the first of February.
 */
export const DAY_PICKER = {
  pickerAppearance: 'dayOnly' as const,
  displayFormat: 'd MMM yyyy',
  overrides: { dateFormat: DAYS },
}

/** The same with an hour of 24, shown as « 2 janv. 2027 14:30 ». */
export const INSTANT_PICKER = {
  pickerAppearance: 'dayAndTime' as const,
  displayFormat: 'd MMM yyyy HH:mm',
  timeFormat: 'HH:mm',
  overrides: { dateFormat: DAYS.flatMap((day) => TIMES.map((time) => `${day} ${time}`)) },
}
