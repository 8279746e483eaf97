/** Says what is coming, in a place of the size of a page so that nothing below it jumps. */
export const LoadingText = ({ children }: { children: string }) => (
  <p className="lead soft min-h-[50vh]" role="status">
    {children}
  </p>
)
