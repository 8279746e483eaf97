type PtarmiganProps = { className?: string; facing?: 'left' | 'right' }

/** The bird in winter plumage. It perches on things, and never talks. */
export const Ptarmigan = ({ className, facing = 'left' }: PtarmiganProps) => (
  <svg className={className} viewBox="0 0 64 62" aria-hidden="true">
    <g transform={facing === 'left' ? 'matrix(-1 0 0 1 64 0)' : undefined}>
      <path
        d="M26.3 53v6.2h4.6M38.1 53v6.2h4.6"
        fill="none"
        stroke="#B9CED9"
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M56.3 20.7 51.8 17.6C50.6 11.4 45.8 7 39.6 7c-6 0-10.3 3.5-12.6 8.8C24 22.9 15.9 28.1 5.6 31.6c-2 .7-2.6 2.5-1.5 4.1 2.4 3.7 5.3 6.6 8.9 8.9C17.3 52 24.3 56 32.3 56 44 56 52.3 48.4 53.7 37.8c.6-4.6-.1-8.7-.9-12.9l3.3-1.9c1-.6 1.1-1.7.2-2.3Z"
        fill="#F8FAF9"
      />
      <path
        d="M5.6 31.6c-2 .7-2.6 2.5-1.5 4.1 2.4 3.7 5.3 6.6 8.9 8.9l4.2-6.5C14 36 9.5 33.5 5.6 31.6Z"
        fill="#12352D"
      />
      <path
        d="M13 44.6C17.3 52 24.3 56 32.3 56 44 56 52.3 48.4 53.7 37.8 49 46 41 50 32 49 24 48.2 18 46 13 44.6Z"
        fill="#C9DAE2"
      />
      <path d="M17 38c6-7 13-10 22-8-2 8-9 13-17 12Z" fill="#DCE7EC" />
      <path d="M22 38.5c5-4.5 9.5-6 15-6-2.5 4.5-7 7.2-12 7.4Z" fill="#EEF4F6" />
      <path d="M51.8 17.6 56.3 20.7c.9.6.8 1.7-.2 2.3L52.6 24.6C51 22.5 50.8 19.6 51.8 17.6Z" fill="#0B2822" />
      <path d="M43 18.6 51.6 20.4" stroke="#0B2822" strokeWidth="1.7" strokeLinecap="round" />
      <circle cx="44.2" cy="17.6" r="2" fill="#0B2822" />
      <circle cx="44.9" cy="16.9" r=".6" fill="#fff" />
      <path d="M37.4 15.2c.3-3.7 3-6 6.5-5.8 2.5.2 4.3 1.7 4.9 4-4.2-1.3-7.8-.7-11.4 1.8Z" fill="#FF6A3D" />
    </g>
  </svg>
)
