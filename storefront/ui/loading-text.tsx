/** Says what is coming, in a place of the size of a page so that nothing below it jumps; without scripts, why nothing does. */
export const LoadingText = ({ children }: { children: string }) => (
  <div className="lead soft awaited">
    <p className="scripted" role="status">
      {children}
    </p>
    <noscript>
      <p>Cette page a besoin de JavaScript{'\u00a0'}: active-le dans ton navigateur, puis recharge-la.</p>
    </noscript>
  </div>
)
