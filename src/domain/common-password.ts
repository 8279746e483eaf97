/** The passwords that are tried first, French ones included; compared in lower case. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 654321 123123 121212 112233 123321
  102030 159753 147258 258456 147852 159357 123654 456789 789456 456123 789456123 741852963 123456a a123456 123qwe
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qaz2wsx qazwsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz asdfgh
  asdfghjkl zxcvbn zxcvbnm azerty azerty1 azerty12 azerty123 azertyuiop qsdfgh qsdfghjklm wxcvbn abc123 abcdef
  abcd1234 abcdefg password password1 password12 password123 passw0rd p@ssw0rd p@ssword motdepasse motdepasse1
  mot2passe mdp123 bonjour bonjour1 bonjour123 salut123 coucou coucou1 coucou123 doudou doudou1 loulou loulou1
  chouchou chocolat soleil soleil1 marseille marseille13 paris75 france france1 france98 olivier nicolas camille
  sandrine isabelle caroline alexandre thomas julien antoine romain florian maxime vincent jeremy mathieu sebastien
  celine virginie stephanie nathalie valerie jetaime jetaime1 amour1 monamour toulouse bordeaux lyon69 annecy74
  annecy savoie montagne football football1 rugby1 iloveyou iloveyou1 princesse princess princess1 monkey dragon
  sunshine letmein welcome welcome1 welcome123 admin1 admin123 administrator root123 toto123 tototo tatata titi31
  secret secret1 shadow master michael superman batman naruto pokemon starwars computer internet trustno1 baseball
  charlie jordan jordan23 killer tigger ginger pepper freedom whatever hello123 hello1 changeme default guest1
  test123 test1234 testtest lagopede lagopede1 lagopede74 nounours poussin minouche papillon marine louloute
  vacances voyage voyages aventure aventures expedition 000000 00000000 111111 11111111 222222 555555 666666
  777777 888888 999999 696969`.split(/\s+/),
)

/** Whether a password is among the first that are tried: in the list, one repeated character, or a plain sequence. */
export const isCommonPassword = (password: string): boolean => {
  const bare = password.trim().toLowerCase()
  return COMMON.has(bare) || new Set(bare).size === 1 || SEQUENCES.some((sequence) => sequence.includes(bare))
}

const SEQUENCES = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz']
