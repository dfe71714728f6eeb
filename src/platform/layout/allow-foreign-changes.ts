/**
 * Keeps the app running on a page that others change: a browser that translates, or an extension, moves texts into
 * elements of its own, and React would fail at the first text that is no longer where it put it.
 */
export function allowForeignChanges() {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child
  }
}
