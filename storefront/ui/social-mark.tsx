type SocialMarkProps = { of: 'google' | 'facebook' }

/** The mark of a sign-in provider, in its own colours as it asks for. */
export const SocialMark = ({ of }: SocialMarkProps) => (
  <svg className="brand" viewBox="0 0 24 24" aria-hidden="true">
    {of === 'google' ? (
      <>
        <path
          fill="#4285F4"
          d="M22.5 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8Z"
        />
        <path
          fill="#34A853"
          d="M12 23c3 0 5.5-1 7.3-2.7l-3.5-2.7c-1 .7-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23Z"
        />
        <path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.9Z" />
        <path
          fill="#EA4335"
          d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8C6.7 7.2 9.1 5.4 12 5.4Z"
        />
      </>
    ) : (
      <>
        <circle cx="12" cy="12" r="12" fill="#1877F2" />
        <path
          fill="#fff"
          d="m16.7 15.5.5-3.5h-3.3V9.8c0-1 .5-1.9 1.9-1.9h1.5V5s-1.4-.2-2.7-.2c-2.7 0-4.5 1.6-4.5 4.6V12h-3v3.5h3v8.4a12 12 0 0 0 3.8 0v-8.4Z"
        />
      </>
    )}
  </svg>
)
