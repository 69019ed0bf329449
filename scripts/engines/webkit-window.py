#!/usr/bin/python3
"""A bare WebKitGTK window for WebDriver: no toolbar, so that a page may be 320 px wide."""
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2

# The fonts in which heights are compared are those of Chromium.
FONTS = {
    'default-font-family': 'Liberation Serif',
    'serif-font-family': 'Liberation Serif',
    'sans-serif-font-family': 'Liberation Sans',
    'monospace-font-family': 'Liberation Mono',
}

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def create(_session):
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(800, 600)
    window.move(0, 0)
    settings = WebKit2.Settings(**{name.replace('-', '_'): font for name, font in FONTS.items()})
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    view.connect('close', lambda _view: window.destroy())
    window.add(view)
    window.show_all()
    view.grab_focus()
    # Without a window manager nobody gives the window the focus, without which :focus matches nothing.
    GLib.timeout_add(50, lambda: window.get_window().focus(0) or False)
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('gstk-window')
    info.set_version(2, 50, 6)
    session.set_application_info(info)
    session.connect('create-web-view', create)


context.connect('automation-started', started)
Gtk.main()
