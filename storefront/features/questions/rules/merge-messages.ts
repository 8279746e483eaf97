import type { Message } from '@/contract/messages'

/** A message of this visitor: `id` is negative until the server has it. */
export type SentMessage = { parentId: number | null; message: Message }

/** The page's messages with those sent since: questions first, answers last, each once. */
export const mergeMessages = ({ messages, sent }: { messages: Message[]; sent: SentMessage[] }): Message[] => {
  const known = new Set(messages.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]))
  const fresh = sent.filter(({ message }) => !known.has(message.id))
  const questions = fresh.filter(({ parentId }) => parentId === null).map(({ message }) => message)
  return [...questions.reverse(), ...messages].map((question) => ({
    ...question,
    replies: [
      ...question.replies,
      ...fresh.filter(({ parentId }) => parentId === question.id).map(({ message }) => message),
    ],
  }))
}
