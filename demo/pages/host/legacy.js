jQuery(($) => {
  var browser = $('#backups');

  function log(name, details) {
    $('#host-log .text-muted').closest('tr').remove();
    $('<tr>').append($('<td>').text(name)).append($('<td>').text(details)).prependTo('#host-log');
    $('#host-log tr').slice(8).remove();
  }

  browser.on('rmm-navigate', () => {
    log('rmm-navigate', browser.attr('location') || 'All plans');
  });

  browser.on('rmm-selection-change', (event) => {
    log('rmm-selection-change', JSON.stringify(event.originalEvent.detail).slice(0, 120));
  });

  browser.on('rmm-error', (event) => {
    log('rmm-error', event.originalEvent.detail.message);
  });

  // ServerDesk leaves the work to the element, and keeps a record of it.
  browser.on('rmm-action rmm-download-request rmm-restore-request rmm-sync-request rmm-delete-request', (event) => {
    log(event.type, JSON.stringify(event.originalEvent.detail).slice(0, 120));
  });

  browser.on('rmm-restore-created rmm-sync-created rmm-delete-scheduled rmm-download-started', (event) => {
    $('#notice')
      .removeClass('hidden')
      .text(event.type + ' was added to the log.');
    log(event.type, JSON.stringify(event.originalEvent.detail).slice(0, 120));
  });

  $('#devices').on('click', 'a', function (event) {
    event.preventDefault();
    $(this).addClass('active').siblings().removeClass('active');
    browser.removeAttr('location').attr('node-id', $(this).data('node'));
  });

  $.getJSON('/query/devices', { size: 6 }, (answer) => {
    $.each(answer.results, (_, device) => {
      $('<a href="#" class="list-group-item">')
        .text(device.displayName)
        .attr('data-node', device.id)
        .toggleClass('active', String(device.id) === browser.attr('node-id'))
        .appendTo('#devices');
    });
  });

  // Not by `prop`, which would call the fetcher and give the table what it answers.
  $.extend($('#inventory')[0], {
    columns: [
      { id: 'displayName', header: 'Name', priorityWidth: 280, disableSortBy: true },
      { id: 'nodeClass', header: 'Class', disableSortBy: true },
      { id: 'id', header: 'Id', disableSortBy: true, cell: { type: 'Number' } },
    ],
    rowActions: [{ id: 'show-backups', labelToken: 'Show backups', hideMultiAction: true }],
    fetcher: (query) =>
      new Promise((resolve, reject) => {
        const asked = { page: query.pageIndex, size: query.pageSize, name: query.globalFilter };
        const call = $.getJSON('/query/devices', asked)
          .done((answer) =>
            resolve({ data: answer.results, pageCount: answer.totalPages, totalCount: answer.totalElements }),
          )
          .fail((_, status) => reject(new Error('ServerDesk answered ' + status)));
        query.signal.addEventListener('abort', () => call.abort());
      }),
  });

  $('#inventory').on('rmm-action', (event) => {
    browser.removeAttr('location').attr('node-id', event.originalEvent.detail.selection.ids[0]);
    log('rmm-action', JSON.stringify(event.originalEvent.detail).slice(0, 120));
  });

  $('#maintenance').on('submit', function (event) {
    event.preventDefault();
    // What jQuery's serialize leaves out, as it knows no custom element, is in the form's own data.
    var sent = Array.from(new FormData(this), (entry) => entry[0] + '=' + (entry[1].name || entry[1]));
    log('Scheduled', sent.join('&'));
  });

  $('#help').on('rmm-open rmm-close rmm-ticket-created', (event) => {
    log(event.type, event.originalEvent.detail.reason || event.originalEvent.detail.subject);
  });

  // Who is signed in, as the page knows it; the elements show and allow accordingly.
  $.getJSON('/demo/session', (session) => {
    window.RmmElements.configure({
      permissions: session.permissions,
      featureFlags: session.featureFlags,
      environment: session.environment,
      currentUser: session.user,
    });
    if (!session.helpTooltipHidden) $('#help').attr('tooltip', '');
  });

  $('#loaded').text(new Date().toLocaleTimeString());
});
