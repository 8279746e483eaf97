import COMMON_PASSWORDS from './common-passwords.json'

/** What the list of all languages has too far down, or not at all: French words, and what one thinks of here. */
const FRENCH = `0123456789 9876543210 102030 147852 159357 456789 789456 741852963 qwertz qsdfgh qsdfghjklm wxcvbn azerty1 azerty12
  azerty123 motdepasse motdepasse1 mot2passe mdp123 bonjour1 bonjour123 salut123 coucou1 coucou123 doudou doudou1 loulou1
  soleil1 marseille13 paris75 france1 france98 annecy annecy74 savoie montagne football1 rugby1 amour1 monamour lyon69
  toto123 tototo tatata titi31 jetaime1 nounours poussin minouche papillon louloute vacances voyage voyages aventure
  aventures expedition welcome123 hello123 guest1 changeme`

const COMMON = new Set([...COMMON_PASSWORDS.passwords.split(' '), ...FRENCH.split(/\s+/)])

const SEQUENCES = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiopqsdfghjklmwxcvbn',
]

/** Whether a password is among the first that are tried: in the list, one repeated character, or a plain sequence. */
export const isCommonPassword = (password: string): boolean => {
  const bare = password.trim().toLowerCase()
  return COMMON.has(bare) || new Set(bare).size === 1 || SEQUENCES.some((sequence) => sequence.includes(bare))
}

/** Fewer characters than this beside a word that everybody knows add nothing. */
const FEW = 6
const SITE_WORDS = [
  'lagopede',
  'expeditions',
  'expedition',
  'montagne',
  'voyages',
  'voyage',
  'randonnees',
  'randonnee',
  'rando',
  'guide',
  'admin',
]

/** Whether little is left of a password beside the name of the site: `Lagopede2026!`, `l4g0p3de-demo`. */
export const namesTheSite = (password: string): boolean => {
  const letters = withoutLeet(password)
  if (!letters.includes('lagopede')) return false
  return SITE_WORDS.reduce((left, word) => left.replaceAll(word, ''), letters).length < FEW
}

/** Whether a password is the person's own address, or little more than its first part. */
export const namesTheAddress = ({ password, email }: { password: string; email: string }): boolean => {
  const bare = password.trim().toLowerCase()
  const address = email.toLowerCase()
  const [name = ''] = address.split('@')
  if (bare.includes(address)) return bare.length - address.length < FEW
  return name.length >= 6 && bare.includes(name) && bare.length - name.length < FEW
}

const LEET: Record<string, string> = {
  '4': 'a',
  '@': 'a',
  '3': 'e',
  '€': 'e',
  '0': 'o',
  '1': 'l',
  '!': 'l',
  $: 's',
  '5': 's',
  '9': 'g',
}

/** The letters that a password stands for; digits that stand for none are left out. */
const withoutLeet = (password: string): string =>
  password
    .toLowerCase()
    .normalize('NFD')
    .replace(/[4@3€01!$59]/g, (sign) => LEET[sign] ?? sign)
    .replace(/[^a-z]/g, '')
