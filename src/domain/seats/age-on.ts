/** Age in whole years on a calendar day; somebody born on 29 February ages on 1 March. */
export const ageOn = ({ birthDate, day }: { birthDate: string; day: string }): number => {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
