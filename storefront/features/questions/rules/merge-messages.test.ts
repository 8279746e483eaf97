import { describe, expect, it } from 'vitest'
import type { Message } from '@/contract/messages'
import { mergeMessages } from './merge-messages'

const message = (id: number, replies: Message[] = []): Message => ({
  id,
  body: `Message ${id}`,
  author: { first_name: 'Inès', avatar_url: null, is_guide: false },
  created_at: '2026-07-20T09:00:00.000Z',
  replies,
})

const ids = (messages: Message[]) => messages.map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)])

describe('mergeMessages', () => {
  it('puts new questions first, the latest on top', () => {
    const sent = [
      { parentId: null, message: message(8) },
      { parentId: null, message: message(-1) },
    ]
    expect(ids(mergeMessages({ messages: [message(2)], sent }))).toEqual([[-1], [8], [2]])
  })

  it('puts a new answer last under its question, even a question just sent', () => {
    const sent = [
      { parentId: 2, message: message(-1) },
      { parentId: null, message: message(8) },
      { parentId: 8, message: message(9) },
    ]
    expect(ids(mergeMessages({ messages: [message(2, [message(3)])], sent }))).toEqual([
      [8, 9],
      [2, 3, -1],
    ])
  })

  it('shows once what the page already has', () => {
    const sent = [
      { parentId: null, message: message(2) },
      { parentId: 2, message: message(3) },
    ]
    expect(ids(mergeMessages({ messages: [message(2, [message(3)])], sent }))).toEqual([[2, 3]])
  })
})
