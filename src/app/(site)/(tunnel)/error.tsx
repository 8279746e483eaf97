'use client'

export { default } from '../(framed)/error'
