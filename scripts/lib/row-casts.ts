import ts from 'typescript'

const ROWS = /\.rows$|^rows$/
const DOORS = /(?:^|\.)(?:query|queryOne|readOften|queryStatement|runStatement|execute)$/

/** Whether a node says the type of the rows of a statement, or of one of them, where the statement's call says it. */
export const isRowCast = (node: ts.Node): boolean => ts.isAsExpression(node) && isRows(node.expression)

const isRows = (node: ts.Expression): boolean => {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isAsExpression(node)
  )
    return isRows(node.expression)
  return ts.isCallExpression(node) ? DOORS.test(node.expression.getText()) : ROWS.test(node.getText())
}
